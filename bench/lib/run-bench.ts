/** What a bench started is ended and what it made is removed, however the bench itself ends. */
type Ending = () => Promise<void>;

const endings: Ending[] = [];
let tidying: Promise<void> | undefined;

/** Endings run one after another, the latest first: processes end before their folder goes. */
export function atEnd(ending: Ending): void {
  endings.push(ending);
}

/** To be asked before anything is started: nothing may come up behind the tidying. */
export function assertNotEnding(): void {
  if (tidying) throw new Error('The bench is ending.');
}

export async function runBench(bench: () => Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      console.log('\nInterrupted; tidying up…');
      await tidyUp();
      process.exit(130);
    });
  }
  try {
    await bench();
  } catch (error) {
    if (tidying) return; // interrupted: what failed is what was taken away
    process.exitCode = 1;
    console.error(error);
  }
  await tidyUp();
}

function tidyUp(): Promise<void> {
  tidying ??= runEndings();
  return tidying;
}

async function runEndings(): Promise<void> {
  for (const ending of endings.toReversed()) {
    try {
      await ending();
    } catch (error) {
      process.exitCode = 1;
      console.error(error);
    }
  }
}
