import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { ActionIcon, Drawer } from '@mantine/core';
import { IconChevronLeft, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFocusBack } from '../dialog/use-focus-back.ts';
import styles from './SideDrawer.module.css';

const widths = { small: '22.5rem', medium: '35rem', large: '52.5rem' };

export interface SideDrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  size?: keyof typeof widths;
  /** Without it what lies beside the drawer stays in use. */
  backdrop?: boolean;
  /** Shown as an arrow before the title, for a drawer of several steps. */
  onBack?: (() => void) | undefined;
  backLabel?: string;
  closeLabel: string;
  /** Stays at the foot while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Slides in from the right in 300 ms and fills a phone. Keeps the focus inside, gives it back, closes with Escape. */
export function SideDrawer(props: SideDrawerProps) {
  const { open, onClose, title, size = 'medium', backdrop = true, footer, children } = props;
  useFocusBack();
  return (
    <Drawer.Root
      opened={open}
      onClose={onClose}
      position="right"
      size={widths[size]}
      trapFocus={backdrop}
      lockScroll={backdrop}
      transitionProps={{ transition: 'slide-left', duration: 300 }}
      classNames={{ content: styles['content'] ?? '' }}
    >
      {backdrop && <Drawer.Overlay backgroundOpacity={0.35} color="#0a2e25" />}
      {/* What is on its way out is not to be pressed a second time. */}
      <Drawer.Content data-backdrop={backdrop} inert={!open}>
        {/* Not the page's header: that is the one of the frame. */}
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
