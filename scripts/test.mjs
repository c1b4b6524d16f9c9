// `npm test`: format, lint, types, dead code, unit and integration tests, journeys in a browser.
// Installs what is missing and ends with one line that counts it all.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildWebIfNeeded } from './build-web.mjs';
import { installIfNeeded, root } from './install.mjs';
import { findRuntime, runtimeEnvironment } from './runtime.mjs';

const ROOMS = ['contract', 'server', 'web', 'e2e', 'bench', 'scripts'];
const LANES = 2;

installIfNeeded();
buildWebIfNeeded();

const work = mkdtempSync(join(tmpdir(), 'callboard-check-'));
chmodSync(work, 0o755);
const total = { passed: 0, failed: 0 };
const started = Date.now();

await runChecks([
  ['format and lint', ['@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']],
  ...ROOMS.map((room) => [`types of ${room}`, ['typescript/bin/tsc', '-p', room]]),
  ['dead code', ['knip/bin/knip.js']],
]);
await runVitest();
await runJourneys();

rmSync(work, { recursive: true, force: true });
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runChecks(checks) {
  const waiting = [...checks];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, [tool, ...args]] = check;
      const { code, output } = await run(tool, args, { capture: true });
      count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
      console.log(code === 0 ? `✓ ${name}` : `✗ ${name}\n${output}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function runVitest() {
  const report = join(work, 'vitest.json');
  const { code } = await run('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
  count(numPassedTests, failuresOf(code, numFailedTests));
}

async function runJourneys() {
  const browser = findBrowser();
  const report = join(work, 'journeys.json');
  const { code } = await run('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    cwd: `${root}e2e`,
    env: {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_DATA_DIR: join(work, 'data'),
    },
  });
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(report).stats ?? {};
  count(expected, failuresOf(code, unexpected + flaky));
}

/** A run that failed without a failed test, such as one that could not start, still counts as one. */
function failuresOf(code, failed) {
  return code === 0 ? failed : Math.max(failed, 1);
}

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

function run(tool, args, { cwd = root, env = {}, capture = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(findRuntime(), [`${root}node_modules/${tool}`, ...args], {
      cwd,
      env: { ...runtimeEnvironment(), ...env },
      stdio: capture ? 'pipe' : ['ignore', 'inherit', 'inherit'],
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }));
  });
}
