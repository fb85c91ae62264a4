import { bystander } from '../bench/bystander.ts';
import { calendar } from '../bench/calendar.ts';
import { clients } from '../bench/clients.ts';
import { messageDelivery } from '../bench/message-delivery.ts';
import { slotSearch } from '../bench/slot-search.ts';
import { requestsList } from '../bench/requests-list.ts';

// `npm run bench`: every figure is a ratio to the least that could do the work, taken in one run.
await messageDelivery();
await requestsList();
await slotSearch();
await calendar();
await clients();
await bystander();
process.exit(0);
