import { Suspense } from 'react';
import styles from './FacilityQr.module.css';
import { lazyPart } from '../states/lazy-part.ts';

const SIZE_PX = 176;
/** Lazy-loaded: the QR code library is large. */
const QRCodeSVG = lazyPart(async () => (await import('qrcode.react')).QRCodeSVG);

export interface FacilityQrProps {
  /** The URL to join the clinic. */
  url: string;
  /** Shown below the QR code, to type on devices without a camera. */
  code: string;
  /** Accessible label: 'Code to join Clinica San Luca'. */
  label: string;
}

/** QR code and text code to join a clinic. Black on white in both color schemes, so that cameras can read it. */
export function FacilityQr({ url, code, label }: FacilityQrProps) {
  return (
    <figure className={styles['card']}>
      <Suspense fallback={<svg width={SIZE_PX} height={SIZE_PX} aria-hidden="true" />}>
        <QRCodeSVG value={url} size={SIZE_PX} level="M" marginSize={2} title={label} />
      </Suspense>
      <figcaption className={styles['code']}>{code}</figcaption>
    </figure>
  );
}
