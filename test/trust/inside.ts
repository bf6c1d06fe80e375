/** Addresses of machines that nobody outside should make us ask. */
const bases = ['127.0.0.1', '127.0.0.2', '10.0.0.1', '169.254.169.254', '192.168.1.1'];

const hex = (n: number, width = 2): string => n.toString(16).padStart(width, '0');

/** An IPv4 address in all the ways that something on the way might read. */
function spellings(address: string): string[] {
  const parts = address.split('.').map(Number) as [number, number, number, number];
  const [a, b, c, d] = parts;
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const high = hex(a * 256 + b, 4);
  const low = hex(c * 256 + d, 4);
  const digits = (first: number) => address.replace(/\d/g, (n) => String.fromCodePoint(first + Number(n)));
  return [
    address,
    `${address}.`,
    String(whole),
    `0x${whole.toString(16)}`,
    `0${whole.toString(8)}`,
    parts.map((n) => `0x${hex(n)}`).join('.'),
    parts.map((n) => `0${n.toString(8).padStart(3, '0')}`).join('.'),
    `${a}.${(b * 256 + c) * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    digits(0xff10).replaceAll('.', '\u3002'),
    digits(0x1d7ce),
    address.replace(/\d/g, (n) => `%3${n}`),
    `[::ffff:${address}]`,
    `[0:0:0:0:0:ffff:${high}:${low}]`,
    `[::${address}]`,
    `[64:ff9b::${high}:${low}]`,
    `[64:ff9b:1::${high}:${low}]`,
    `[2002:${high}:${low}::1]`,
    `[2001:0:${high}:${low}::1]`,
    `[fe80::5efe:${high}:${low}]`,
  ];
}

const ranges = [
  '0.0.0.0',
  '0',
  '100.64.0.1',
  '100.100.100.200',
  '168.63.129.16',
  '172.16.0.1',
  '172.31.255.254',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[0000:0000:0000:0000:0000:0000:0000:0001]',
  '[100::1]',
  '[2001:db8::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
];

/** Hosts, as they stand in an address. */
export const insideHosts = [...bases.flatMap(spellings), ...ranges];

/** Names, and the addresses that the resolver of the tests gives for them; `public` stands for one on the Internet. */
export const insideNames: Record<string, string[]> = {
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
  'metadata.google.internal': ['169.254.169.254'],
  'loopback.example.in': ['127.0.0.1'],
  'mapped.example.in': ['::ffff:127.0.0.1'],
  'mixed.example.in': ['10.0.0.1', '127.0.0.2', 'fd00:ec2::254'],
  'nat64.example.in': ['64:ff9b::a9fe:a9fe'],
  'xn--e1aybc.example.in': ['0.0.0.0'],
};

/** Addresses that are wrong by themselves, or hide where they lead. */
export const oddAddresses = [
  'http://www.example.in@127.0.0.2/',
  'http://www.example.in:80@127.0.0.2/',
  'http://www.example.in\\@127.0.0.2/',
  'http://127.0.0.2\\.example.in/',
  'http:127.0.0.2/',
  'http:///127.0.0.2/',
  '//127.0.0.2/',
  'file:///etc/passwd',
  'ftp://127.0.0.2/',
  'gopher://127.0.0.2:6379/_INFO',
  'dict://127.0.0.2:11211/stat',
  'ldap://127.0.0.2/',
  'data:text/xml,<rss/>',
  'javascript:alert(1)',
  'jar:http://127.0.0.2!/',
  'unix:/var/run/docker.sock',
  'http://93.184.216.34:22/',
  'http://93.184.216.34:6379/',
];
