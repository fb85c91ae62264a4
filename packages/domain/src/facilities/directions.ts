type Address = Readonly<Record<'address' | 'streetNumber' | 'postcode' | 'city', string | null>> & {
  readonly country?: string | null;
};

/** Returns a map link with directions to a clinic from the current position; null if the clinic has no street. */
export function directionsTo({
  address,
  streetNumber,
  postcode,
  city,
  country,
}: Address): string | null {
  if (!address) return null;
  const street = [address, streetNumber].filter(Boolean).join(' ');
  const town = [postcode, city].filter(Boolean).join(' ');
  const url = new URL('https://www.google.com/maps/dir/');
  url.searchParams.set('api', '1');
  url.searchParams.set('destination', [street, town, country].filter(Boolean).join(', '));
  return url.href;
}
