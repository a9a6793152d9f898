#pragma once

/// Opens whatever is closed of the standard input, output and error output, so that no other file
/// takes its number: there is then nothing to read, and nothing can be written.
void open_standard_files();
