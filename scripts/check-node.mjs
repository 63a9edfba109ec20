// Imported first, for its effect: a Node too old for the rest gets one readable line.
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `RxBaseline needs Node.js 20.19 or newer; this is ${process.versions.node}. Get a newer one at https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}
