'use strict';

const { originOf } = require('./origin.js');

const origin = originOf(process.env.ZAMPA_ORIGIN);

/**
 * The app of the stores is a window onto the pages of one server, which bring their own worker: what was seen is
 * readable without a connection, and nobody has to update it from a store to have what is new.
 *
 * @type {import('@capacitor/cli').CapacitorConfig}
 */
module.exports = {
  appId: 'app.zampa.owner',
  appName: 'Zampa',
  // Shown when the server cannot be reached before its pages were ever there.
  webDir: 'www',
  // The bare origin: it is also the rule by which frames of others are kept from what the app can do.
  server: { url: origin, appStartPath: '/app/dashboard', errorPath: 'index.html' },
  // Workers run only where the app is bound to the domain of its pages; pages of others open in the browser.
  ios: { limitsNavigationsToAppBoundDomains: true },
  plugins: { PushNotifications: { presentationOptions: ['badge', 'sound', 'banner'] } },
};
