process.env.DINAM_TEST_DATABASE = 'sqlite';
