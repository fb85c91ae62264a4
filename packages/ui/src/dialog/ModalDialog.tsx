import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './ModalDialog.module.css';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useDragDown } from './use-drag-down.ts';
import { useFocusBack } from './use-focus-back.ts';

export interface ModalDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** What was asked for is on its way: the phone's way back does not close it then. */
  isBusy?: boolean;
  /** The buttons, the primary one last: on a phone it is the lowest. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * Asks a question that has to be answered before anything else goes on: in the middle of a screen, a sheet from below
 * on a phone.
 */
export function ModalDialog({
  open,
  onClose,
  title,
  closeLabel,
  isBusy = false,
  actions,
  children,
}: ModalDialogProps) {
  const drag = useDragDown(onClose);
  useCloseOnBack({ open, isBusy, onClose });
  useFocusBack();
  return (
    <Modal
      opened={open}
      onClose={onClose}
      title={title}
      centered
      radius="lg"
      closeButtonProps={{ 'aria-label': closeLabel, size: 'var(--z-control-md)', iconSize: 20 }}
      overlayProps={{ backgroundOpacity: 0.35, color: '#0a2e25' }}
      transitionProps={{ transition: 'fade', duration: 150 }}
      // What is on its way out is not to be pressed a second time.
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
