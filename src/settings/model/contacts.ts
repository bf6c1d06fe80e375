import { Type } from 'typebox';
import { Nullable, Text } from '../../core/model/common.ts';

const closed = { additionalProperties: false };
export const ContactEmail = Type.String({
  pattern: '^[^\\s@<>,;"]{1,64}@[^\\s@<>,;"]+\\.[^\\s@<>,;".]{2,63}$',
  maxLength: 254,
});
export const ContactPhone = Type.String({ pattern: '^\\+?[0-9][0-9 ()-]{2,24}$' });

const line = (max: number, description: string) => Nullable(Text(max, { description }));
const contact = {
  address: line(500, 'As it is written on a letter'),
  email: Nullable(ContactEmail),
  phone: Nullable(ContactPhone),
};

export const publisher = Type.Object(
  {
    name: line(120, 'Name of the publication, as Google News knows it'),
    legal_name: line(200, 'Company, society or person that publishes'),
    ...contact,
    editor: line(120, 'Who is responsible for what is published'),
    registration: line(120, 'Number of the registration, such as that of the PRGI'),
    self_regulator: line(200, 'Self-regulating body of news publishers that it is a member of'),
  },
  { $id: 'BasicSettingsPublisher', ...closed, description: 'Who publishes' },
);

export const grievanceOfficer = Type.Object(
  {
    name: line(120, 'Name'),
    designation: line(120, 'Position'),
    ...contact,
    hours: line(200, 'When the officer can be reached'),
  },
  {
    $id: 'BasicSettingsGrievanceOfficer',
    ...closed,
    description: 'Whom readers may complain to, as the IT Rules 2021 ask of news publishers',
  },
);
