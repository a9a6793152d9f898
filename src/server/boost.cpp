// The compiled parts of Boost's Asio and Beast, once for the whole server.
#include <boost/asio/impl/src.hpp>
#include <boost/asio/ssl/impl/src.hpp>
#include <boost/beast/src.hpp>
