import {
  CLIENT_ORDERS,
  CLIENT_TABS,
  type ClientOrder,
  type ClientTab,
} from '@zampa/domain/clients/relationship';

const CLIENTS_DIALOGS = ['new', 'invite'] as const;
export type ClientsDialog = (typeof CLIENTS_DIALOGS)[number];

/** What the address of the clients screen says. */
export type ClientsSearch = {
  /** The list that is shown; all without it. */
  tab?: ClientTab;
  /** Name, pet, e-mail or phone, or a part of one. */
  search?: string;
  /** By name without it. */
  sort?: ClientOrder;
  /** The family whose card is open. */
  client?: string;
  /** The card is open to write to them. */
  write?: true;
  /** What is open beside the list: the form of a new client, or of invitations. */
  open?: ClientsDialog;
};

const SEARCH_MAX = 100;

/** Reads the address; whatever it does not understand counts as absent. */
export function readClientsSearch(search: Readonly<Record<string, unknown>>): ClientsSearch {
  const wanted = search['search'];
  // The router reads a phone number as a number.
  const text = typeof wanted === 'string' || typeof wanted === 'number' ? String(wanted) : '';
  const client = search['client'];
  const tab = CLIENT_TABS.find((known) => known === search['tab']);
  const sort = CLIENT_ORDERS.find((known) => known === search['sort']);
  const open = CLIENTS_DIALOGS.find((known) => known === search['open']);
  return {
    ...(tab && tab !== 'all' && { tab }),
    ...(text.trim() && { search: text.slice(0, SEARCH_MAX) }),
    ...(sort && sort !== 'name' && { sort }),
    ...(typeof client === 'string' && client && { client }),
    ...(open && { open }),
    ...(typeof client === 'string' &&
      client &&
      search['write'] === true && { write: true as const }),
  };
}
