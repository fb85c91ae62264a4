import { Button } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { ModalDialog } from './ModalDialog.tsx';

export interface ConfirmDialogProps {
  open?: boolean;
  /** The question. */
  title: string;
  /** Consequences, and choices to make before confirming. */
  children: ReactNode;
  /** Label of the action in its own words: `Cancel appointment`, never `OK`. */
  action: string;
  /** Whether the action is destructive. */
  isDanger?: boolean;
  /** Label of the button that changes nothing. */
  cancelLabel: string;
  closeLabel: string;
  isBusy?: boolean;
  /** Whether the required information is loaded; until then the action is disabled without a spinner. */
  isReady?: boolean;
  /** Error of the last attempt. */
  problem?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation dialog. The cancel button has the initial focus; a double click confirms once. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, title, children, action, isDanger = false, cancelLabel, closeLabel } = props;
  const { isBusy = false, isReady = true, problem, onConfirm, onClose } = props;
  // The second click of a double click arrives before the button is disabled.
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
            {cancelLabel}
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
