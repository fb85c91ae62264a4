import { startEmbedded } from './start-embedded.ts';

// A process of its own for the tests: holds the data directory until it is asked to end, or is killed.
const [directory = ''] = process.argv.slice(2);
const embedded = await startEmbedded({ directory, log: (line) => console.error(line) });
const stayAlive = setInterval(() => {}, 60_000);
process.once('SIGTERM', () => {
  clearInterval(stayAlive);
  void embedded.stop();
});
// Last: whoever reads this may send the signal at once.
console.log(embedded.connectionString);
