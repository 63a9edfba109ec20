/** A page as small as one of the stick app may be, with the element that waits for a study. */
export const SMALL_TEMPLATE = [
  "<!doctype html>",
  '<html lang="en"><head><meta charset="utf-8" /><meta name="rxbaseline-stick" content="1"></head>',
  '<body><script type="application/json" data-file="study.json"></script><script>run("药");</script></body></html>',
].join("\n");
