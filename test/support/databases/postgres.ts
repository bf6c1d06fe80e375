process.env.DINAM_TEST_DATABASE = 'postgres';
