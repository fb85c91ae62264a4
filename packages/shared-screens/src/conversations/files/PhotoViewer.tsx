import '@zampa/i18n/english/chat-parts';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { ActionIcon, Modal } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { download } from '@zampa/client/files/download';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useCloseOnBack } from '../../navigation/use-close-on-back.ts';
import { PhotoStrip } from './PhotoStrip.tsx';
import styles from './PhotoViewer.module.css';
import type { ThreadPhoto } from './thread-photos.ts';

export type PhotoViewerProps = {
  readonly photos: readonly ThreadPhoto[];
  /** The file that is shown first. */
  readonly start: string;
  readonly onClose: () => void;
};

const ZOOMS = [1, 2, 4] as const;

/** The photos of a thread as large as the window, one after the other: swiped and tapped, by buttons, arrow keys, plus and minus. */
export function PhotoViewer({ photos, start, onClose }: PhotoViewerProps) {
  const { t } = useTranslation();
  const close = useCloseOnBack(onClose);
  const [shown, setShown] = useState({ id: start, zoom: 0 });
  const index = photos.findIndex(({ file }) => file.id === shown.id);
  const photo = photos[index];

  const show = (place: number) => {
    const next = photos[place];
    if (next) setShown({ id: next.file.id, zoom: 0 });
  };
  const go = (step: number) => show(index + step);
  const zoomBy = (step: number) =>
    setShown(({ id, zoom }) => ({
      id,
      zoom: Math.min(Math.max(zoom + step, 0), ZOOMS.length - 1),
    }));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    '+': () => zoomBy(1),
    '-': () => zoomBy(-1),
  };
  const keyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  // What was shown may be taken back while it is.
  if (!photo) return null;
  return (
    <Modal
      opened
      fullScreen
      onClose={close}
      onKeyDown={keyDown}
      title={t('chat-parts:viewer.position', { index: index + 1, count: photos.length })}
      classNames={{ header: styles['header'] ?? '' }}
      closeButtonProps={{ 'aria-label': t('common:actions.close'), size: 'var(--z-control-md)' }}
      transitionProps={{ transition: 'fade', duration: 150 }}
    >
      <PhotoStrip
        photos={photos}
        index={index}
        zoom={ZOOMS[shown.zoom] ?? 1}
        onIndex={show}
        onTap={() => setShown(({ id, zoom }) => ({ id, zoom: (zoom + 1) % ZOOMS.length }))}
      />
      <div className={styles['tools']}>
        <Tool label={t('chat-parts:viewer.previous')} disabled={index === 0} onClick={() => go(-1)}>
          <IconChevronLeft aria-hidden="true" />
        </Tool>
        <Tool
          label={t('chat-parts:viewer.zoomOut')}
          disabled={shown.zoom === 0}
          onClick={() => zoomBy(-1)}
        >
          <IconZoomOut aria-hidden="true" />
        </Tool>
        <Tool
          label={t('chat-parts:viewer.zoomIn')}
          disabled={shown.zoom === ZOOMS.length - 1}
          onClick={() => zoomBy(1)}
        >
          <IconZoomIn aria-hidden="true" />
        </Tool>
        <DownloadTool photo={photo} />
        <Tool
          label={t('chat-parts:viewer.next')}
          disabled={index === photos.length - 1}
          onClick={() => go(1)}
        >
          <IconChevronRight aria-hidden="true" />
        </Tool>
      </div>
    </Modal>
  );
}

function DownloadTool({ photo: { file } }: { photo: ThreadPhoto }) {
  const { t } = useTranslation();
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const ending = file.filetype.replace('image/', '');
  const save = () => {
    setBusy(true);
    download(api, file, `${t('chat-parts:viewer.name')}.${ending}`)
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <Tool label={t('chat-parts:viewer.download')} loading={isBusy} onClick={save}>
      <IconDownload aria-hidden="true" />
    </Tool>
  );
}

type ToolProps = Pick<
  ComponentProps<typeof ActionIcon<'button'>>,
  'children' | 'disabled' | 'loading' | 'onClick'
> & { readonly label: string };

function Tool({ label, ...button }: ToolProps) {
  return (
    <ActionIcon
      variant="default"
      radius="xl"
      size="var(--z-control-md)"
      aria-label={label}
      {...button}
    />
  );
}
