import { startEmbedded } from './start-embedded.ts';

// A separate process for the tests: holds the data directory until it is terminated or killed.
const [directory = ''] = process.argv.slice(2);
const embedded = await startEmbedded({ directory, log: (line) => console.error(line) });
const stayAlive = setInterval(() => {}, 60_000);
process.once('SIGTERM', () => {
  clearInterval(stayAlive);
  void embedded.stop();
});
// Last, because the reader may send the signal immediately.
console.log(embedded.connectionString);
