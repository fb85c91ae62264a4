import { useMutation } from '@tanstack/react-query';
import type { Command } from '@zampa/ui/command/commands';
import type { Action } from './actions.ts';

/**
 * Converts actions to commands that run them, and returns the error of the last one. The box closes before an
 * immediate action; for an asynchronous one it stays open until the action succeeds.
 */
export function useRunAction(onClose: () => void) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSuccess: onClose,
  });
  const commandOf = ({ act, onSelect, ...shown }: Action): Command => ({
    ...shown,
    onSelect: () => {
      if (act) return isPending ? undefined : mutate(act);
      onClose();
      onSelect();
    },
  });
  return { commandOf, error, forget: reset };
}
