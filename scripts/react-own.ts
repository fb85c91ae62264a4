/** React has had its own `useSyncExternalStore` since 18: what stands in for it in older ones need not be sent. */
export const reactOwn = [
  {
    find: 'use-sync-external-store/shim/with-selector',
    replacement: 'use-sync-external-store/with-selector',
  },
];
