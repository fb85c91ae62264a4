import { Button } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { ModalDialog } from './ModalDialog.tsx';

export interface ConfirmDialogProps {
  open?: boolean;
  /** The question. */
  title: string;
  /** What happens, and whatever has to be chosen before it does. */
  children: ReactNode;
  /** What will be done, in its own words: `Call it off`, never `OK`. */
  action: string;
  /** It takes something away that does not come back by itself. */
  isDanger?: boolean;
  /** Leaves everything as it is. */
  keep: string;
  closeLabel: string;
  isBusy?: boolean;
  /** Whether all is known that is to be read before; until then it cannot be pressed, and nothing is said to be on its way. */
  isReady?: boolean;
  /** Why it could not be done. */
  problem?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done. What leaves everything as it is has the focus; a double press is one. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, title, children, action, isDanger = false, keep, closeLabel } = props;
  const { isBusy = false, isReady = true, problem, onConfirm, onClose } = props;
  // The second press of two comes before the first can have disabled the button.
  const confirm = ({ detail }: MouseEvent) => {
    if (detail < 2 && !isBusy) onConfirm();
  };
  return (
    <ModalDialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      isBusy={isBusy}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {keep}
          </Button>
          <Button
            loading={isBusy}
            disabled={!isReady}
            onClick={confirm}
            {...(isDanger && { variant: 'light', color: 'red' })}
          >
            {action}
          </Button>
        </>
      }
    >
      {children}
      {problem}
    </ModalDialog>
  );
}
