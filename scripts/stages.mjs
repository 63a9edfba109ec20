/**
 * Runs named stages one after the other, prints each with its time and at the end all that failed, and resolves with the sum of their counts.
 * A stage is `[name, () => Promise<{ passed, failed, skipped, failures? }>]`, `failures` being the names of what failed; a stage that
 * throws counts as one failure and the others still run. `{ abreast: [stages, stages] }` among them runs rows of stages side by side.
 */
export async function runStages(stages) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const runRow = async (row, isAlone) => {
    for (const stage of row) {
      if ("abreast" in stage) {
        await Promise.all(stage.abreast.map((each) => runRow(each, false)));
        continue;
      }
      const [name, start] = stage;
      if (isAlone) console.log(`\n── ${name}`);
      const startedAtMs = performance.now();
      const counts = await settled(start);
      for (const key of Object.keys(total)) total[key] += counts[key];
      if (counts.failed > 0) failures.push(name, ...(counts.failures ?? []).map((test) => `  ${test}`));
      const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
      console.log(`── ${name}: ${formatCounts(counts)} (${seconds} s)`);
    }
  };
  await runRow(stages, true);
  if (failures.length > 0) console.log(["\nFailed:", ...failures].join("\n"));
  return total;
}

/** The line that ends a test run: `12 passed, 0 failed`, with `, 1 skipped` where something was. */
export function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

async function settled(start) {
  try {
    return await start();
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
