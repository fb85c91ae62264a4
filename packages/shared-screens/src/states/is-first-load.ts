export interface QueryLoading {
  readonly isLoading: boolean;
  readonly failureCount: number;
}

/**
 * Returns whether a query loads for the first time. False while a failed call is repeated, so that a screen which waits
 * for several queries to avoid a layout shift does not wait for one that fails.
 */
export const isFirstLoad = ({ isLoading, failureCount }: QueryLoading): boolean =>
  isLoading && failureCount === 0;
