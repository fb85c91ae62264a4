import {
  CLIENT_ORDERS,
  CLIENT_TABS,
  type ClientOrder,
  type ClientTab,
} from '@zampa/domain/clients/relationship';
import { DUE_FILTERS, type DueFilter } from '@zampa/domain/health/due-filters';

const CLIENTS_DIALOGS = ['new', 'invite', 'message'] as const;
export type ClientsDialog = (typeof CLIENTS_DIALOGS)[number];

/** Search parameters of the clients screen. */
export type ClientsSearch = {
  /** The selected list; all clients if omitted. */
  tab?: ClientTab;
  /** Part of a name, pet name, e-mail address or phone number. */
  search?: string;
  /** By name if omitted. */
  sort?: ClientOrder;
  /** Only clients with a pet that something is overdue for, or due within 30 days. */
  due?: DueFilter;
  /** The family whose card is open. */
  client?: string;
  /** Whether the card was opened to write a message. */
  write?: true;
  /** The open dialog: a new client, invitations, or a message to a client. */
  open?: ClientsDialog;
};

const SEARCH_MAX = 100;

/** Parses the search parameters; omits invalid values. */
export function readClientsSearch(search: Readonly<Record<string, unknown>>): ClientsSearch {
  const input = search['search'];
  // The router parses a phone number as a number.
  const text = typeof input === 'string' || typeof input === 'number' ? String(input) : '';
  const client = search['client'];
  const tab = CLIENT_TABS.find((each) => each === search['tab']);
  const sort = CLIENT_ORDERS.find((each) => each === search['sort']);
  const due = DUE_FILTERS.find((each) => each === search['due']);
  const open = CLIENTS_DIALOGS.find((each) => each === search['open']);
  return {
    ...(tab && tab !== 'all' && { tab }),
    ...(text.trim() && { search: text.slice(0, SEARCH_MAX) }),
    ...(sort && sort !== 'name' && { sort }),
    ...(due && { due }),
    ...(typeof client === 'string' && client && { client }),
    ...(open && { open }),
    ...(typeof client === 'string' &&
      client &&
      search['write'] === true && { write: true as const }),
  };
}
