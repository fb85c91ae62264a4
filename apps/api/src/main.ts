import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '@zampa/db/embedded/start-embedded';
import { StartProblem } from '@zampa/db/embedded/start-problem';
import { DEMO_OWNER, DEMO_PASSWORD, DEMO_VET } from '@zampa/db/seed/accounts';
import closeWithGrace from 'close-with-grace';
import { createApp, type App } from './app.ts';
import { connectOrExplain } from './connect-or-explain.ts';
import { findSettingWarnings } from './settings/setting-warnings.ts';
import { SecretProblem } from './secrets/secret.ts';
import { readSettings, SettingsError, type Settings } from './settings/settings.ts';

/** Open connections are cut after five seconds; the rest is for running jobs. */
const PRODUCT_WITHIN_MS = 12_000;
/** Time limit for the database to flush its data, whatever delays the server. */
const DATABASE_WITHIN_MS = 30_000;
const STOP_WITHIN_MS = PRODUCT_WITHIN_MS + DATABASE_WITHIN_MS + 1000;

const complain = (line: string) => process.stderr.write(`${line}\n`);
const say = (line: string) => process.stdout.write(`${line}\n`);

type Running = { stop(): Promise<void> };

/** Starts the embedded database, if used, and then the server. Stops both if either fails to start. */
async function start(settings: Settings): Promise<Running> {
  await connectOrExplain('DATA_DIR', () =>
    mkdir(settings.dataDirectory, { recursive: true, mode: 0o700 }),
  );
  const embedded = settings.databaseUrl
    ? null
    : await startEmbedded({ directory: settings.dataDirectory, log: say });
  try {
    const app = await createApp(settings, settings.databaseUrl ?? embedded?.connectionString ?? '');
    say(welcome(settings, await listen(app)));
    for (const doubt of findSettingWarnings(settings)) complain(doubt);
    return {
      async stop() {
        const late = [
          await stopWithin(PRODUCT_WITHIN_MS, 'the product', () => app.close()),
          await stopWithin(DATABASE_WITHIN_MS, 'the database', async () => embedded?.stop()),
        ].filter((problem) => problem !== null);
        for (const problem of late) complain(problem);
        if (late.length > 0) throw new Error('some parts did not stop in time');
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Stops something; returns a message for the operator if it fails or takes too long. */
async function stopWithin(
  ms: number,
  name: string,
  stop: () => Promise<void>,
): Promise<string | null> {
  const late = `${name} did not stop within ${ms / 1000} seconds and is left behind`;
  try {
    return await Promise.race([stop().then(() => null), wait(ms, late, { ref: false })]);
  } catch (error) {
    return `${name} did not stop well: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function listen(app: App): Promise<string> {
  try {
    return await app.listen();
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Stops on the first signal, after the start has finished. npm sends signals twice; the second is ignored. */
function stopOnSignals(running: Promise<Running>): void {
  const { close } = closeWithGrace(
    { delay: STOP_WITHIN_MS, logger: false, skip: ['SIGINT', 'SIGTERM'] },
    async ({ err }) => {
      if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
      const product = await running.catch(() => null);
      await product?.stop();
    },
  );
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      close();
    });
}

function welcome(settings: Settings, address: string): string {
  const { dataDirectory, databaseUrl, demo, smtpUrl, production } = settings;
  const lines = [
    '',
    `  Zampa is ready: ${address}`,
    `  clinics         ${address}/`,
    `  pet owners      ${address}/app/`,
  ];
  if (demo) lines.push(`  sign in with    ${DEMO_VET} or ${DEMO_OWNER}, password ${DEMO_PASSWORD}`);
  if (!smtpUrl && !production) lines.push(`  e-mail          ${address}/dev/mailbox`);
  const place = databaseUrl
    ? 'the PostgreSQL of DATABASE_URL'
    : `the embedded PostgreSQL in ${dataDirectory}`;
  return [...lines, `  data            ${place}; what is acknowledged is on disk`, ''].join('\n');
}

try {
  const running = start(readSettings(process.env));
  stopOnSignals(running);
  await running;
} catch (error) {
  const expected = [SettingsError, StartProblem, SecretProblem].some(
    (kind) => error instanceof kind,
  );
  const reason = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(
    expected ? `Zampa cannot start:\n${reason.message}\n` : `${reason.stack ?? reason.message}\n`,
  );
  process.exit(1);
}
