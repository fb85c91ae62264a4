import { startEmbedded } from '@zampa/db/embedded/start-embedded';
import { DirectoryInUse } from '@zampa/db/embedded/directory-lock';
import { DEMO_OWNER, DEMO_PASSWORD, DEMO_VET } from '@zampa/db/seed/accounts';
import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';

const STOP_WITHIN_MS = 15_000;

/** Reads the settings, starts what is needed, says where it is, and stops cleanly. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const embedded = settings.databaseUrl
    ? null
    : await startEmbedded({ directory: settings.dataDirectory, log: say });
  const databaseUrl = settings.databaseUrl ?? embedded?.connectionString ?? '';
  try {
    const app = await createApp(settings, databaseUrl);
    const address = await app.listen();
    say(welcome(settings, address));
    closeWithGrace({ delay: STOP_WITHIN_MS, logger: false }, async ({ err }) => {
      if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
      await app.close();
      await embedded?.stop();
    });
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

function welcome({ dataDirectory, databaseUrl, demo, smtpUrl }: Settings, address: string): string {
  const lines = [
    '',
    `  Zampa is ready: ${address}`,
    `  clinics         ${address}/`,
    `  pet owners      ${address}/app/`,
  ];
  if (demo) lines.push(`  sign in with    ${DEMO_VET} or ${DEMO_OWNER}, password ${DEMO_PASSWORD}`);
  if (!smtpUrl) lines.push(`  e-mail          ${address}/dev/mailbox`);
  const place = databaseUrl
    ? 'the PostgreSQL of DATABASE_URL'
    : `the embedded PostgreSQL in ${dataDirectory}`;
  return [...lines, `  data            ${place}; what is acknowledged is on disk`, ''].join('\n');
}

try {
  await main();
} catch (error) {
  const expected = error instanceof SettingsError || error instanceof DirectoryInUse;
  process.stderr.write(
    expected
      ? `Zampa cannot start:\n${error.message}\n`
      : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
