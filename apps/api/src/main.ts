import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '@zampa/db/embedded/start-embedded';
import { StartProblem } from '@zampa/db/embedded/start-problem';
import { DEMO_OWNER, DEMO_PASSWORD, DEMO_VET } from '@zampa/db/seed/accounts';
import closeWithGrace from 'close-with-grace';
import { createApp, type App } from './app.ts';
import { connectOrExplain } from './connect-or-explain.ts';
import { doubtfulSettings } from './doubtful-settings.ts';
import { SecretProblem } from './access/secret.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';

/** Connections are cut after five of them; the rest is for the job at hand. */
const PRODUCT_WITHIN_MS = 12_000;
/** A database writes down what it holds, whatever keeps the product. */
const DATABASE_WITHIN_MS = 30_000;
const STOP_WITHIN_MS = PRODUCT_WITHIN_MS + DATABASE_WITHIN_MS + 1000;

const complain = (line: string) => process.stderr.write(`${line}\n`);
const say = (line: string) => process.stdout.write(`${line}\n`);

type Running = { stop(): Promise<void> };

/** Starts the database where it is ours, then the product; stops both again when either cannot start. */
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
    for (const doubt of doubtfulSettings(settings)) complain(doubt);
    return {
      async stop() {
        const late = [
          await unlessWithin(PRODUCT_WITHIN_MS, 'the product', () => app.close()),
          await unlessWithin(DATABASE_WITHIN_MS, 'the database', async () => embedded?.stop()),
        ].filter((problem) => problem !== null);
        for (const problem of late) complain(problem);
        if (late.length > 0) throw new Error('not everything stopped in time');
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Stops something; returns what an operator should know when it fails or takes too long. */
async function unlessWithin(
  ms: number,
  what: string,
  stop: () => Promise<void>,
): Promise<string | null> {
  const late = `${what} did not stop within ${ms / 1000} seconds and is left behind`;
  try {
    return await Promise.race([stop().then(() => null), wait(ms, late, { ref: false })]);
  } catch (error) {
    return `${what} did not stop well: ${error instanceof Error ? error.message : String(error)}`;
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

/** A signal during the start waits for it and then stops; one that comes twice, as through npm, counts once. */
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
