import type { HelmetOptions } from 'helmet';
import { CSP_REPORTS_PATH } from '../openapi/openapi-endpoints.ts';

const A_YEAR_SECONDS = 31_536_000;
const OWN = ["'self'"];

/** Where the card provider's form is loaded from, and what it calls. */
const CARD_FORM = {
  scripts: ['https://js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

/** Groups the reports of browsers that know the Reporting API. */
const REPORTS = 'csp';

export type PageOptions = {
  /** Whether people reach the product by https. */
  readonly isSafe: boolean;
  /** Whether browsers show the card provider's own form, which comes from its servers. */
  readonly showsCardForm: boolean;
};

/**
 * Returns the options for helmet: what a page may load and run. Trusted Types prevent scripts from turning text into
 * markup or code.
 */
export function helmetOptions({ isSafe, showsCardForm }: PageOptions): HelmetOptions {
  const withCardForm = (places: readonly string[]) => (showsCardForm ? [...OWN, ...places] : OWN);
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: OWN,
        scriptSrc: withCardForm(CARD_FORM.scripts),
        ...(showsCardForm && { frameSrc: withCardForm(CARD_FORM.frames) }),
        // A page that the server writes adds the hash of its style (html-page.ts).
        styleSrc: OWN,
        imgSrc: [...OWN, 'data:', 'blob:'],
        connectSrc: withCardForm(CARD_FORM.calls),
        fontSrc: OWN,
        workerSrc: OWN,
        manifestSrc: OWN,
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: OWN,
        formAction: OWN,
        upgradeInsecureRequests: null,
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
        reportUri: CSP_REPORTS_PATH,
        reportTo: REPORTS,
      },
    },
    strictTransportSecurity: isSafe && { maxAge: A_YEAR_SECONDS },
    crossOriginEmbedderPolicy: false,
  };
}

/** Browser features that pages of this origin use. */
const USED = [
  'autoplay',
  'camera',
  'clipboard-write',
  'display-capture',
  'fullscreen',
  'microphone',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'web-share',
] as const;

/** Browser features that no page uses. */
const UNUSED = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'clipboard-read',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/** Returns the headers of a page that helmet does not write, by name. */
export function otherPageHeaders({ showsCardForm }: Pick<PageOptions, 'showsCardForm'>) {
  const frames = CARD_FORM.frames.map((frame) => `"${frame}"`).join(' ');
  const permissions = [
    ...USED.map((feature) => `${feature}=(self)`),
    ...UNUSED.map((feature) => `${feature}=()`),
    `payment=${showsCardForm ? `(self ${frames})` : '()'}`,
  ];
  return {
    'permissions-policy': permissions.join(', '),
    'reporting-endpoints': `${REPORTS}="${CSP_REPORTS_PATH}"`,
  };
}
