'use strict';

/** Returns where the server is whose pages the app shows: `https://` and its name, nothing behind it. */
exports.originOf = (wanted) => {
  const url = wanted && URL.canParse(wanted) ? new URL(wanted) : null;
  if (url?.protocol !== 'https:' || url.href !== `${url.origin}/`)
    throw new Error('ZAMPA_ORIGIN is to be where Zampa is served, like https://zampa.example');
  return url.origin;
};
