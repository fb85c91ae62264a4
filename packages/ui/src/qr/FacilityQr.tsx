import { QRCodeSVG } from 'qrcode.react';
import styles from './FacilityQr.module.css';

export interface FacilityQrProps {
  /** The address that joins the facility. */
  url: string;
  /** Shown under it, to be typed where no camera is. */
  code: string;
  /** What the picture is for: 'Code to join Clinica San Luca'. */
  label: string;
}

/** A facility's code to scan or to type; black on white in both schemes, so that cameras read it. */
export function FacilityQr({ url, code, label }: FacilityQrProps) {
  return (
    <figure className={styles['card']}>
      <QRCodeSVG value={url} size={176} level="M" marginSize={2} title={label} />
      <figcaption className={styles['code']}>{code}</figcaption>
    </figure>
  );
}
