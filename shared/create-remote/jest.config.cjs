module.exports = require('@tapnook/tooling/jest/base.cjs').node(__dirname);
