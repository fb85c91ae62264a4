import { useMutation } from '@tanstack/react-query';
import type { Command } from '@zampa/ui/command/commands';
import type { Action } from './actions.ts';

/**
 * Returns how what is chosen in the box is done: the box closes first, or stays until what may fail is done, and tells why
 * it is not.
 */
export function useDoing(onClose: () => void) {
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
