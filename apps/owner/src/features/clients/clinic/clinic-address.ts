import type { Facility } from '@zampa/contract/facilities/objects';

type Address = Pick<
  Facility,
  'name' | 'address' | 'streetNumber' | 'suite' | 'postcode' | 'city' | 'country'
>;

/** Returns the clinic's address on one line; empty if it has entered no street. */
export function addressText({ address, streetNumber, suite, postcode, city }: Address): string {
  if (!address) return '';
  const street = [address, streetNumber].filter(Boolean).join(' ');
  const town = [postcode, city].filter(Boolean).join(' ');
  return [street, suite, town].filter(Boolean).join(', ');
}

/** Returns the address of a page that shows the clinic on a map and the way to it. */
export function mapLink(clinic: Address): string {
  const query = new URLSearchParams({
    query: [clinic.name, addressText(clinic), clinic.country].filter(Boolean).join(', '),
  });
  return `https://www.openstreetmap.org/search?${query.toString()}`;
}
