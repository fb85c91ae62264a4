export type ServicesSearch = {
  /** Open drawer: id of a service, or `new`. */
  readonly service?: string;
};

/** Parses the search parameters of the services screen. */
export function readServicesSearch({ service }: Record<string, unknown>): ServicesSearch {
  return typeof service === 'string' && service !== '' ? { service } : {};
}
