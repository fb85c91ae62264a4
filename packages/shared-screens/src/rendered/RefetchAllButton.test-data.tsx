import { useQueryClient } from '@tanstack/react-query';

/** Button that invalidates all queries, as a socket update would. */
export function RefetchAllButton({ label }: { label: string }) {
  const queryClient = useQueryClient();
  return <button onClick={() => void queryClient.invalidateQueries()}>{label}</button>;
}
