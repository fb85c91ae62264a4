import { lazy, Suspense } from 'react';
import styles from './FacilityQr.module.css';

const SIDE = 176;
/** Drawing the code needs more code than all around it: it arrives when one is shown. */
const QRCodeSVG = lazy(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }));

export interface FacilityQrProps {
  /** The address that joins the facility. */
  url: string;
  /** Shown under it, to be typed where no camera is. */
  code: string;
  /** What the picture is for: 'Code to join Clinica San Luca'. */
  label: string;
}

/** Shows a facility's code to scan or to type; black on white in both schemes, so that cameras read it. */
export function FacilityQr({ url, code, label }: FacilityQrProps) {
  return (
    <figure className={styles['card']}>
      <Suspense fallback={<svg width={SIDE} height={SIDE} aria-hidden="true" />}>
        <QRCodeSVG value={url} size={SIDE} level="M" marginSize={2} title={label} />
      </Suspense>
      <figcaption className={styles['code']}>{code}</figcaption>
    </figure>
  );
}
