import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCloseOnEscape } from '../keys/use-close-on-escape.ts';
import styles from './ModalDialog.module.css';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useDragToClose } from './use-drag-to-close.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

export interface ModalDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Whether a request is pending; browser back then does not close the dialog. */
  isBusy?: boolean;
  /** Buttons, primary one last: on a phone it is at the bottom. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Modal dialog: centered on a desktop, a bottom sheet on a phone. */
export function ModalDialog({
  open,
  onClose,
  title,
  closeLabel,
  isBusy = false,
  actions,
  children,
}: ModalDialogProps) {
  const drag = useDragToClose(onClose);
  useCloseOnBack({ open, isBusy, onClose });
  useCloseOnEscape(open, onClose);
  useRestoreFocus();
  return (
    <Modal
      opened={open}
      onClose={onClose}
      closeOnEscape={false}
      title={title}
      centered
      radius="lg"
      closeButtonProps={{ 'aria-label': closeLabel, size: 'var(--z-control-md)', iconSize: 20 }}
      overlayProps={{ backgroundOpacity: 0.35, color: '#0a2e25' }}
      transitionProps={{ transition: 'fade', duration: 150 }}
      // Inert while fading out, so that a second press has no effect.
      attributes={{ header: { role: 'presentation', ...drag }, content: { inert: !open } }}
      classNames={{
        inner: styles['inner'] ?? '',
        content: styles['content'] ?? '',
        header: styles['header'] ?? '',
        title: styles['title'] ?? '',
        body: styles['body'] ?? '',
      }}
    >
      {children}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </Modal>
  );
}
