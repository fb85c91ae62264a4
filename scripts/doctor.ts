import { runDoctorCommand } from '../apps/api/src/doctor-command.ts';

const { exitCode, text } = await runDoctorCommand(process.argv.slice(2), process.env);
process.stdout.write(`${text}\n`);
process.exitCode = exitCode;
