import { useQueryClient } from '@tanstack/react-query';

/** Has everything asked for again, as news that come by socket have. */
export function AskAgain({ label }: { label: string }) {
  const queryClient = useQueryClient();
  return <button onClick={() => void queryClient.invalidateQueries()}>{label}</button>;
}
