/** React has had its own `useSyncExternalStore` since 18: what stands in for it in older ones need not be sent. */
export const reactOwn = {
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
};
