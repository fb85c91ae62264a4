import { runBackupCommand } from '../apps/api/src/backup-command.ts';
import { readSettings } from '../apps/api/src/settings/settings.ts';

const { text, isDone } = await runBackupCommand('backup', process.argv.slice(2), () =>
  readSettings(process.env),
);
process.stdout.write(`${text}\n`);
if (!isDone) process.exitCode = 1;
