import { runJobsCommand } from '../apps/api/src/jobs-command.ts';

const { DATABASE_URL } = process.env;
const { text, isDone } = await runJobsCommand(process.argv.slice(2), DATABASE_URL, new Date());
process.stdout.write(`${text}\n`);
if (!isDone) process.exitCode = 1;
