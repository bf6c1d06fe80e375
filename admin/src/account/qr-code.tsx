import { renderSVG } from 'uqr';

/** A code for the camera of a phone; dark on white also on a dark page, as cameras expect. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const source = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(value, { border: 2 }))}`;
  return <img src={source} alt={label} width={220} height={220} />;
}
