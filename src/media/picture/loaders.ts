import sharp from 'sharp';

// For the whole process that imports it, which no other than one that decodes does. Of the loaders those of the kinds that
// are accepted, from files: SVG, PDF, TIFF and what else the library reads is never given to it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
    'VipsForeignLoadNsgifFile',
  ],
});
