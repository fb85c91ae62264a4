import type { Client } from '@zampa/contract/clients/objects';
import type { Translate } from '@zampa/i18n/translator';

/** Returns the clients as table rows with a header row, in a form that can be imported again. */
export const toExportTable = (
  t: Translate,
  clients: readonly Client[],
): readonly (readonly string[])[] => [
  [
    t('clients:fields.firstName'),
    t('clients:fields.lastName'),
    t('clients:fields.email'),
    t('clients:fields.phone'),
    t('clients:fields.mobile'),
    t('clients:fields.address'),
    t('clients:fields.postcode'),
    t('clients:fields.city'),
    t('clients:fields.taxNumber'),
    t('clients:columns.status'),
    t('clients:columns.pets'),
    t('clients:card.note'),
  ],
  ...clients.map((client) => [
    client.firstName,
    client.lastName,
    client.email ?? '',
    client.phone ?? '',
    client.mobile ?? '',
    client.address ?? '',
    client.postcode ?? '',
    client.city ?? '',
    client.taxNumber ?? '',
    client.status,
    client.pets.map(({ name }) => name).join(', '),
    client.note,
  ]),
];
