import { Buffer } from 'node:buffer';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import {
  picture,
  noisy,
  text,
  made,
  wide,
  cut,
  followed,
  chunk,
  header,
  pixels,
  png,
  pngWith,
  jpegWith,
  jpegClaiming,
  webpClaiming,
  archive,
  animation,
} from './malicious-file-builders.ts';

/** A file that must be refused: what it is, its bytes, the reason given. */
export type HostileFile = readonly [name: string, make: () => Promise<Buffer>, reason: string];

const SVG = '<svg xmlns="http://www.w3.org/2000/svg">';
const WRONG_TYPES: readonly HostileFile[] = [
  ['nothing at all', text(''), 'empty'],
  ['a page', text('<!doctype html><script>alert(1)</script>'), 'not-a-picture'],
  [
    'a drawing with a script',
    text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'not-a-picture',
  ],
  [
    'a drawing with a script inside',
    text(`${SVG}<script>alert(1)</script></svg>`),
    'not-a-picture',
  ],
  [
    'a drawing with a page inside',
    text(`${SVG}<foreignObject><iframe src="javascript:alert(1)"/></foreignObject></svg>`),
    'not-a-picture',
  ],
  [
    'a drawing that reads a file',
    text(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    ),
    'not-a-picture',
  ],
  [
    'a drawing of a billion laughs',
    text(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b ` +
        `"${'&a;'.repeat(100)}">]>${SVG}&b;</svg>`,
    ),
    'not-a-picture',
  ],
  [
    'a drawing that fetches',
    text(`${SVG}<image href="http://169.254.169.254/latest/meta-data"/></svg>`),
    'not-a-picture',
  ],
  ['a drawing after blank lines', text(`\n\n   ${SVG}</svg>`), 'not-a-picture'],
  ['a drawing in sixteen bits', wide(`${SVG}<script>alert(1)</script></svg>`), 'not-a-picture'],
  [
    'a packed drawing',
    made(() => gzipSync(`${SVG}<script>alert(1)</script></svg>`)),
    'not-a-picture',
  ],
  ['a document', text('%PDF-1.7\n1 0 obj'), 'not-a-picture'],
  ['PostScript', text('%!PS-Adobe-3.0\n(/etc/passwd) run'), 'not-a-picture'],
  [
    'PostScript with a preview',
    text('\xc5\xd0\xd3\xc6\x1e\x00\x00\x00%!PS-Adobe-3.0'),
    'not-a-picture',
  ],
  [
    'an ImageMagick script',
    text("push graphic-context\nfill 'url(https://x|id)'"),
    'not-a-picture',
  ],
  [
    'another ImageMagick script',
    text(
      '<?xml version="1.0"?><image><read filename="/etc/passwd"/><write filename="x.jpg"/></image>',
    ),
    'not-a-picture',
  ],
  ['an archive', text('PK\x03\x04rest'), 'not-a-picture'],
  [
    'an archive of a hundred thousand to one',
    made(() => archive('photo.jpg', 20_000_000)),
    'not-a-picture',
  ],
  ['a packed stream of zeros', made(() => gzipSync(Buffer.alloc(20_000_000))), 'not-a-picture'],
  ['a tape archive', text(`photo.jpg${'\0'.repeat(248)}ustar\x0000`), 'not-a-picture'],
  ['a RAR archive', text('Rar!\x1a\x07\x01\x00'), 'not-a-picture'],
  ['a 7z archive', text("7z\xbc\xaf'\x1c\x00\x04"), 'not-a-picture'],
  ['a program', text('MZ\x90\x00'), 'not-a-picture'],
  ['another program', text('\x7fELF\x02\x01'), 'not-a-picture'],
  ['a program for every machine', text('\xca\xfe\xba\xbe\x00\x00\x00\x34'), 'not-a-picture'],
  ['a program for browsers', text('\x00asm\x01\x00\x00\x00'), 'not-a-picture'],
  ['a script', text('#!/bin/sh\nrm -rf /'), 'not-a-picture'],
  ['a page of a server', text("<?php system($_GET['c']);"), 'not-a-picture'],
  ['settings of a server', text('AddType application/x-httpd-php .jpg'), 'not-a-picture'],
  ['a database', text('SQLite format 3\x00\x10\x00'), 'not-a-picture'],
  ['a font', text('wOF2\x00\x01\x00\x00'), 'not-a-picture'],
  ['a film', text('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00'), 'not-a-picture'],
  ['a film for the web', text('\x1aE\xdf\xa3\x01\x00\x00\x00'), 'not-a-picture'],
  ['an old film', text('RIFF\x24\x00\x00\x00AVI LIST'), 'not-a-picture'],
  ['a sound', text('RIFF\x24\x00\x00\x00WAVEfmt '), 'not-a-picture'],
  ['an animation', async () => picture(64, 64).gif().toBuffer(), 'not-a-picture'],
  ['a GIF that is a script too', text('GIF89a/*\x00\x00*/=1;alert(1)'), 'not-a-picture'],
  ['a TIFF', async () => picture(64, 64).tiff().toBuffer(), 'not-a-picture'],
  ['a large TIFF', async () => picture(64, 64).tiff({ bigtiff: true }).toBuffer(), 'not-a-picture'],
  ['a bitmap', text(`BM\x3a\x00\x00\x00${'\0'.repeat(48)}`), 'not-a-picture'],
  ['an icon', text('\x00\x00\x01\x00\x01\x00\x10\x10'), 'not-a-picture'],
  ['a file of a drawing program', text('8BPS\x00\x01'), 'not-a-picture'],
  ['a portable pixmap', text('P6\n2 2\n255\nxxxxxxxxxxxx'), 'not-a-picture'],
];

const DAMAGED: readonly HostileFile[] = [
  ['a JPEG that is only its first bytes', text('\xff\xd8\xff\xe0'), 'damaged'],
  ['a JPEG followed by a program', text('\xff\xd8\xffMZ\x90\x00 this is not a picture'), 'damaged'],
  ['a JPEG cut in half', cut(noisy, 'jpeg'), 'damaged'],
  ['a JPEG cut in its head', cut(noisy, 'jpeg', 0.002), 'damaged'],
  ['a PNG cut in half', cut(noisy, 'png'), 'damaged'],
  ['a WebP cut in half', cut(noisy, 'webp'), 'damaged'],
  ['an AVIF cut in half', cut(noisy, 'avif'), 'damaged'],
  ['a PNG without pixels', png(header(64, 64)), 'damaged'],
  [
    'a PNG whose pixels are noise',
    png(header(64, 64), chunk('IDAT', Buffer.from('no pixels at all'))),
    'damaged',
  ],
  [
    'a PNG with a false sum',
    png(chunk('IHDR', header(64, 64).subarray(8, 21), 7), pixels(64, 64)),
    'damaged',
  ],
  ['a PNG of no width', png(header(0, 64), pixels(1, 64)), 'damaged'],
  ['a WebP of noise', text(`RIFF\x40\x00\x00\x00WEBPVP8 ${'x'.repeat(60)}`), 'damaged'],
  ['an AVIF of noise', text(`\x00\x00\x00\x20ftypavif${'x'.repeat(60)}`), 'damaged'],
];

const BOMBS: readonly HostileFile[] = [
  [
    'a PNG that claims 60,000 pixels square',
    png(header(60_000, 60_000), pixels(1, 1)),
    'too-many-pixels',
  ],
  ['a JPEG that claims 25 million pixels', jpegClaiming(5_000, 5_000), 'too-many-pixels'],
  ['a JPEG that claims 65,000 pixels square', jpegClaiming(65_000, 65_000), 'too-many-pixels'],
  [
    'a flat picture of 64 million pixels',
    async () => picture(8000, 8000).png({ compressionLevel: 9 }).toBuffer(),
    'too-many-pixels',
  ],
  ['a JPEG that claims more than it holds', jpegClaiming(4_000, 5_000), 'damaged'],
  ['a WebP that claims the most and holds nothing', webpClaiming(16_383, 16_383), 'damaged'],
  ['one pixel', async () => picture(1, 1).png().toBuffer(), 'too-small'],
  ['a line', async () => picture(4000, 1).png().toBuffer(), 'too-small'],
  ['a WebP that moves', animation, 'animated'],
  ['a PNG that moves', pngWith(chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))), 'animated'],
];

const TWO_IN_ONE: readonly HostileFile[] = [
  [
    'a JPEG with a page behind it',
    followed('jpeg', '<script>alert(1)</script>'),
    'more-than-a-picture',
  ],
  [
    'a JPEG with a page of a server behind it',
    followed('jpeg', "<?php system($_GET['c']);"),
    'more-than-a-picture',
  ],
  [
    'a JPEG with a page of a server in its comment',
    jpegWith(0xfe, "<?PHP eval($_POST['x']);"),
    'more-than-a-picture',
  ],
  [
    'a JPEG that is a document too',
    jpegWith(0xfe, '\n%PDF-1.4\n1 0 obj<</Type/Catalog>>'),
    'more-than-a-picture',
  ],
  [
    'a JPEG that is an archive too',
    followed('jpeg', archive('run.class', 1_000)),
    'more-than-a-picture',
  ],
  [
    'a PNG that is an archive of a bomb',
    followed('png', archive('zeros', 20_000_000)),
    'more-than-a-picture',
  ],
  [
    'a PNG with a page in its words',
    pngWith(chunk('tEXt', Buffer.from('Comment\0<html><script>alert(1)</script>', 'latin1'))),
    'more-than-a-picture',
  ],
  [
    'a WebP with a drawing behind it',
    followed('webp', `${SVG}<script>alert(1)</script></svg>`),
    'more-than-a-picture',
  ],
];

/** Everything that must be refused, each with its reason. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  ...WRONG_TYPES,
  ...DAMAGED,
  ...BOMBS,
  ...TWO_IN_ONE,
];

/** Odd but honest, or harmless once encoded anew: taken. */
export const ODD_FILES: readonly (readonly [name: string, make: () => Promise<Buffer>])[] = [
  [
    'a JPEG for printing, in four inks',
    async () => picture(64, 64).toColourspace('cmyk').jpeg().toBuffer(),
  ],
  [
    'a JPEG with broken notes of its camera',
    jpegWith(0xe1, 'Exif\0\0II*\0\xff\xff\xff\xff\x01\x00\x0f\x01\x02\x00\xff\xff\xff\x7f'),
  ],
  [
    'a JPEG whose bytes spell a mark by chance',
    jpegWith(0xe1, 'Exif\0\0\x01<SVg\x9f\0\xfe\x81\x03\x80\xff\0'),
  ],
  ['a JPEG with thirty kilobytes of notes', jpegWith(0xe1, `Exif\0\0${'x'.repeat(30_000)}`)],
  [
    'a PNG whose words unpack to fifty million',
    pngWith(
      chunk(
        'zTXt',
        Buffer.concat([
          Buffer.from('Comment\0\0', 'latin1'),
          deflateSync(Buffer.alloc(50_000_000, 65)),
        ]),
      ),
    ),
  ],
  [
    'a grey PNG of sixteen bits',
    async () => picture(64, 64).greyscale().toColourspace('grey16').png().toBuffer(),
  ],
  [
    'a PNG with a transparent ground',
    async () =>
      sharp({
        create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
      })
        .png()
        .toBuffer(),
  ],
  [
    'a photo with a film behind it, as telephones make them',
    followed('jpeg', `\x00\x00\x00\x18ftypisom${'x'.repeat(500)}`),
  ],
];
