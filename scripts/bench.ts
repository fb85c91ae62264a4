import { messageDelivery } from '../bench/message-delivery.ts';

// `npm run bench`: every figure is a ratio to the least that could do the work, taken in one run.
await messageDelivery();
process.exit(0);
