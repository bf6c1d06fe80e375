/** The years that are computed. */
export const [firstDay, lastDay] = ['1900-01-01', '2100-12-31'];
