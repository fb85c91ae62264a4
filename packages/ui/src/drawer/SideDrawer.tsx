import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { ActionIcon, Drawer } from '@mantine/core';
import { IconChevronLeft } from '../icons/IconChevronLeft.ts';
import { IconX } from '../icons/IconX.ts';
import type { ReactNode } from 'react';
import { useRestoreFocus } from '../dialog/use-restore-focus.ts';
import { useCloseOnEscape } from '../keys/use-close-on-escape.ts';
import styles from './SideDrawer.module.css';

const widths = { small: '22.5rem', medium: '35rem', large: '52.5rem' };

export interface SideDrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  size?: keyof typeof widths;
  /** Without a backdrop, the page behind stays usable. */
  backdrop?: boolean;
  /** Shows a back arrow before the title, for drawers with several steps. */
  onBack?: (() => void) | undefined;
  backLabel?: string;
  closeLabel: string;
  /** Fixed at the bottom while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * Drawer that slides in from the right in 300 ms and fills a phone screen. Traps the focus, returns it on closing,
 * closes on Escape.
 */
export function SideDrawer(props: SideDrawerProps) {
  const { open, onClose, title, size = 'medium', backdrop = true, footer, children } = props;
  useCloseOnEscape(open, onClose);
  useRestoreFocus();
  return (
    <Drawer.Root
      opened={open}
      onClose={onClose}
      closeOnEscape={false}
      position="right"
      size={widths[size]}
      trapFocus={backdrop}
      lockScroll={backdrop}
      transitionProps={{ transition: 'slide-left', duration: 300 }}
      classNames={{ content: styles['content'] ?? '' }}
    >
      {backdrop && <Drawer.Overlay backgroundOpacity={0.35} color="#0a2e25" />}
      {/* Inert while sliding out, so that a second press has no effect. */}
      <Drawer.Content data-backdrop={backdrop} inert={!open}>
        {/* Not a banner landmark: the page's header is in the frame. */}
        <Drawer.Header className={styles['header']} role="presentation">
          {props.onBack && (
            <ActionIcon color="gray" aria-label={props.backLabel} onClick={props.onBack}>
              <IconChevronLeft size={20} />
            </ActionIcon>
          )}
          <Drawer.Title className={styles['title']}>{title}</Drawer.Title>
          <ActionIcon color="gray" aria-label={props.closeLabel} onClick={onClose}>
            <IconX size={20} />
          </ActionIcon>
        </Drawer.Header>
        <Drawer.Body className={styles['body']}>{children}</Drawer.Body>
        {footer && <div className={styles['footer']}>{footer}</div>}
      </Drawer.Content>
    </Drawer.Root>
  );
}
