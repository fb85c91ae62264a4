'use strict';

const { writeFileSync } = require('node:fs');
const path = require('node:path');
const { originOf } = require('./origin.js');

// Runs after each `cap sync`. Android reads the address from its copy of the configuration; Xcode has to be told.
const { host } = new URL(originOf(process.env.ZAMPA_ORIGIN));
writeFileSync(path.join(__dirname, 'ios/origin.xcconfig'), `ZAMPA_HOST = ${host}\n`);
