export type ServicesSearch = {
  /** Whose drawer is open: a service's id, or `new`. */
  readonly service?: string;
};

/** Returns what the address of the services says. */
export function readServicesSearch({ service }: Record<string, unknown>): ServicesSearch {
  return typeof service === 'string' && service !== '' ? { service } : {};
}
