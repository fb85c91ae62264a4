/** Returns whether a postcode is valid for a country (ISO 3166-1 alpha-2): five digits in Italy, anything elsewhere. */
export const isPostcodeOf = (country: string | null, postcode: string): boolean =>
  country !== 'IT' || /^\d{5}$/.test(postcode);
